### Πού γράφεται ένας κανόνας: τα κείμενα του docs/sources.md και τα σημεία τους.

source-z = Ulrich Schädler, «Zeno’s Tavli»
source-l = Ulrich Schädler, «Ludus XII scriptorum»
source-t = Klaus Eckhardt, «So spielt man Tavli»
source-r = το δικό μας βιβλίο κανόνων
source-board = το ταμπλό
source-course = η πορεία του παιχνιδιού
source-general = γενικοί κανόνες
source-entering = το μπάσιμο
source-moving = οι κινήσεις
source-bearing-off = το μάζεμα
source-end = το τέλος
source-portes = Πόρτες
source-portes-figure = Πόρτες, εικόνα
source-plakoto = Πλακωτό
source-fevga = Φεύγα
