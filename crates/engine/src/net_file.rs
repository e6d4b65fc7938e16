//! A game's nets as bytes: a header that says what they were made for, then the weights of each.

use std::fmt;

use tavli_rules::Ruleset;

use crate::checksum::checksum;
use crate::features::{LAYOUT_VERSION, Layout};
use crate::head::{FIRST, FIRST_ONE, Head, SECOND, SQUARED};
use crate::lines::Lines;
use crate::net::{BLOCK, Net, OUTPUT_ONE, ROW_ONE, SQUARE_ONE};
use crate::outcomes::OUTCOMES;

const MAGIC: &[u8; 8] = b"tavlinet";
const FORMAT: u16 = 3;

/// A game's nets with what their maker says about them.
#[derive(Clone, Debug, PartialEq)]
pub struct NetFile {
    /// The net for contact, and for everything where there is no other.
    pub net: Net,
    /// The net for races, in which no checker can meet an opposing one any more.
    pub race: Option<Net>,
    /// How they were trained, in a line.
    pub training: String,
}

/// Why bytes are not a net for this ruleset.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the sentences in Display say what each means")]
pub enum NetFault {
    NotANet,
    OtherFormat { found: u16 },
    OtherLayout { found: u16 },
    OtherRules,
    OtherArchitecture,
    OtherShape { inputs: u32, hidden: u32 },
    Damaged,
}

impl NetFile {
    /// The net as bytes, for this ruleset.
    pub fn to_bytes(&self, ruleset: &Ruleset) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend(LAYOUT_VERSION.to_le_bytes());
        bytes.extend(ruleset.identity().to_le_bytes());
        bytes.extend(architecture().to_le_bytes());
        write_shape(&self.net, &mut bytes);
        bytes.extend((self.training.len() as u32).to_le_bytes());
        bytes.extend(self.training.as_bytes());
        write_weights(&self.net, &mut bytes);
        if let Some(race) = &self.race {
            write_shape(race, &mut bytes);
            write_weights(race, &mut bytes);
        }
        let sum = checksum(&bytes);
        bytes.extend(sum.to_le_bytes());
        bytes
    }

    /// Reads a net and refuses one that was made for something else.
    pub fn from_bytes(bytes: &[u8], ruleset: &Ruleset) -> Result<NetFile, NetFault> {
        let (body, sum) = bytes.split_last_chunk::<8>().ok_or(NetFault::NotANet)?;
        let mut reader = Reader { rest: body };
        if reader.take(MAGIC.len()) != Some(MAGIC) {
            return Err(NetFault::NotANet);
        }
        if checksum(body) != u64::from_le_bytes(*sum) {
            return Err(NetFault::Damaged);
        }
        let found = reader.short()?;
        if found != FORMAT {
            return Err(NetFault::OtherFormat { found });
        }
        let found = reader.short()?;
        if found != LAYOUT_VERSION {
            return Err(NetFault::OtherLayout { found });
        }
        if reader.long()? != ruleset.identity() {
            return Err(NetFault::OtherRules);
        }
        if reader.long()? != architecture() {
            return Err(NetFault::OtherArchitecture);
        }
        let shape = Shape::read(&mut reader)?;
        let length = reader.word()? as usize;
        let training = reader.take(length).ok_or(NetFault::Damaged)?;
        let training = String::from_utf8_lossy(training).into_owned();
        let inputs = Layout::new(ruleset).len();
        let net = shape.read_weights(&mut reader, inputs)?;
        let race = if reader.rest.is_empty() {
            None
        } else {
            Some(Shape::read(&mut reader)?.read_weights(&mut reader, inputs)?)
        };
        if !reader.rest.is_empty() {
            return Err(NetFault::Damaged);
        }
        Ok(NetFile { net, race, training })
    }
}

/// A number that stands for how a net computes: what was made for another way would say nonsense here.
fn architecture() -> u64 {
    let scales = [ROW_ONE, OUTPUT_ONE, SQUARE_ONE, FIRST_ONE, SQUARED].map(f32::to_bits);
    let words = [&[OUTCOMES, FIRST, SECOND].map(|count| count as u32)[..], &scales[..]].concat();
    checksum(&words.into_iter().flat_map(u32::to_le_bytes).collect::<Vec<u8>>())
}

fn write_shape(net: &Net, bytes: &mut Vec<u8>) {
    bytes.extend((net.inputs as u32).to_le_bytes());
    bytes.extend((net.hidden as u32).to_le_bytes());
    bytes.extend(u32::from(net.head.is_some()).to_le_bytes());
}

fn write_weights(net: &Net, bytes: &mut Vec<u8>) {
    for weight in net.rows.iter().chain(net.bias.iter()).chain(net.outputs.iter()) {
        bytes.extend(weight.to_le_bytes());
    }
    net.output_bias.iter().for_each(|weight| bytes.extend(weight.to_le_bytes()));
    if let Some(head) = &net.head {
        write_head(head, bytes);
    }
}

fn write_head(head: &Head, bytes: &mut Vec<u8>) {
    in_pairs(&head.first).for_each(|place| bytes.extend(head.first[place].to_le_bytes()));
    let second = head.second.as_flattened().as_flattened();
    let outputs = head.outputs.as_flattened().as_flattened();
    for weight in head.first_bias.iter().chain(second).chain(&head.second_bias).chain(outputs) {
        bytes.extend(weight.to_le_bytes());
    }
}

/// The places of a head's first weights in the order of the file: for two hidden units at a time, what both say to each unit behind
/// them, one after the other.
fn in_pairs(first: &[i16]) -> impl Iterator<Item = usize> + use<> {
    let hidden = first.len() / FIRST;
    (0..hidden).step_by(2).flat_map(move |pair| {
        (0..FIRST).flat_map(move |unit| [0, 1].map(|other| unit * hidden + pair + other))
    })
}

/// How large a net is.
struct Shape {
    inputs: u32,
    hidden: u32,
    has_head: bool,
}

impl Shape {
    fn read(reader: &mut Reader<'_>) -> Result<Shape, NetFault> {
        Ok(Shape { inputs: reader.word()?, hidden: reader.word()?, has_head: reader.word()? != 0 })
    }

    fn read_weights(&self, reader: &mut Reader<'_>, expected: usize) -> Result<Net, NetFault> {
        let Shape { inputs, hidden, has_head } = *self;
        let other = NetFault::OtherShape { inputs, hidden };
        let [inputs, hidden] = [inputs, hidden].map(|count| count as usize);
        let count = (inputs + 1 + 2 * OUTCOMES).checked_mul(hidden);
        let length = count.and_then(|count| count.checked_mul(size_of::<i16>()));
        let all = length.map(|length| length + OUTCOMES * size_of::<i32>());
        if inputs != expected
            || !hidden.is_multiple_of(BLOCK)
            || all.is_none_or(|all| all > reader.rest.len())
        {
            return Err(other);
        }
        let [rows, bias] = [reader.shorts(inputs * hidden)?, reader.shorts(hidden)?];
        let outputs = reader.shorts(OUTCOMES * 2 * hidden)?;
        let mut output_bias = [0; OUTCOMES];
        for weight in &mut output_bias {
            *weight = reader.word()? as i32;
        }
        let head = has_head.then(|| read_head(reader, hidden)).transpose()?;
        Ok(Net { inputs, hidden, rows, bias, outputs, output_bias, head })
    }
}

fn read_head(reader: &mut Reader<'_>, hidden: usize) -> Result<Head, NetFault> {
    let mut head = Head::new(0, || 0.0);
    let pairs = reader.shorts(hidden * FIRST)?;
    head.first = Lines::zeros(pairs.len());
    in_pairs(&pairs).zip(pairs.iter()).for_each(|(place, weight)| head.first[place] = *weight);
    let second = head.second.as_flattened_mut().as_flattened_mut();
    let outputs = head.outputs.as_flattened_mut().as_flattened_mut();
    for weight in head.first_bias.iter_mut().chain(second).chain(&mut head.second_bias).chain(outputs) {
        *weight = f32::from_bits(reader.word()?);
    }
    Ok(head)
}

struct Reader<'a> {
    rest: &'a [u8],
}

impl<'a> Reader<'a> {
    fn take(&mut self, length: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(length)?;
        self.rest = rest;
        Some(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], NetFault> {
        self.take(N).and_then(|bytes| bytes.try_into().ok()).ok_or(NetFault::Damaged)
    }

    fn shorts(&mut self, count: usize) -> Result<Lines, NetFault> {
        let bytes = self.take(count * size_of::<i16>()).ok_or(NetFault::Damaged)?;
        Ok(bytes.as_chunks::<2>().0.iter().map(|bytes| i16::from_le_bytes(*bytes)).collect())
    }

    fn short(&mut self) -> Result<u16, NetFault> {
        self.array().map(u16::from_le_bytes)
    }

    fn word(&mut self) -> Result<u32, NetFault> {
        self.array().map(u32::from_le_bytes)
    }

    fn long(&mut self) -> Result<u64, NetFault> {
        self.array().map(u64::from_le_bytes)
    }
}

impl fmt::Display for NetFault {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NetFault::NotANet => formatter.write_str("these bytes are not a net"),
            NetFault::OtherFormat { found } => write!(formatter, "the net has format {found}, not {FORMAT}"),
            NetFault::OtherLayout { found } => {
                write!(formatter, "the net was made for inputs of version {found}, not {LAYOUT_VERSION}")
            }
            NetFault::OtherArchitecture => {
                formatter.write_str("the net was made for another way of computing")
            }
            NetFault::OtherRules => formatter.write_str("the net was made for other rules"),
            NetFault::OtherShape { inputs, hidden } => {
                write!(formatter, "a net of {inputs} inputs and {hidden} hidden units does not fit")
            }
            NetFault::Damaged => formatter.write_str("the net's bytes are damaged"),
        }
    }
}

impl std::error::Error for NetFault {}

#[cfg(test)]
mod tests {
    use super::*;
    use tavli_rules::BuiltIn;

    #[test]
    fn a_net_reads_back_and_refuses_what_does_not_fit() {
        let ruleset = BuiltIn::Portes.ruleset();
        let mut number = 0.0;
        let net = Net::new(Layout::new(&ruleset).len(), 8, || {
            number += 0.001;
            number
        });
        let head = Head::new(net.hidden, || {
            number -= 0.001;
            number
        });
        let race = Some(Net::new(net.inputs, 8, || 1.0).with_head(head));
        let file = NetFile { net, race, training: "none".to_owned() };
        let mut bytes = file.to_bytes(&ruleset);
        assert_eq!(NetFile::from_bytes(&bytes, &ruleset), Ok(file));
        let exact = ruleset.clone().with_option("bear_off", "exact").unwrap();
        assert_eq!(NetFile::from_bytes(&bytes, &exact), Err(NetFault::OtherRules));
        assert_eq!(NetFile::from_bytes(&bytes[..40], &ruleset), Err(NetFault::Damaged));
        assert_eq!(NetFile::from_bytes(b"nothing", &ruleset), Err(NetFault::NotANet));
        bytes[100] ^= 1;
        assert_eq!(NetFile::from_bytes(&bytes, &ruleset), Err(NetFault::Damaged));
    }
}
