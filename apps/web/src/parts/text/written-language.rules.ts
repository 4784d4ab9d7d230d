/** Of these scripts, each writes one language here. */
const scripts: readonly (readonly [language: string | ((text: string) => string | null), letters: RegExp])[] =
  [
    [latin, /\p{Script=Latin}/gu],
    [devanagari, /\p{Script=Devanagari}/gu],
    [(text) => (/[ৰৱ]/.test(text) ? 'as' : /র/.test(text) ? 'bn' : null), /\p{Script=Bengali}/gu],
    [arabic, /\p{Script=Arabic}/gu],
    ['ta', /\p{Script=Tamil}/gu],
    ['te', /\p{Script=Telugu}/gu],
    ['kn', /\p{Script=Kannada}/gu],
    ['ml', /\p{Script=Malayalam}/gu],
    ['gu', /\p{Script=Gujarati}/gu],
    ['pa', /\p{Script=Gurmukhi}/gu],
    ['or', /\p{Script=Oriya}/gu],
  ];

const LEAST_LETTERS = 4;
/** A name of a species in Latin does not make a text mixed. */
const MOST_OTHERS = 1 / 3;
/** Addresses, names of people and hashtags tell nothing of the sentence around them. */
const NO_WORDS = /(?:https?:\/\/|www\.)\S+|[@#＃][\p{L}\p{M}\p{N}_\u200c\u200d]+/gu;

const wordsOf = (words: string) => new Set(words.split(/\s+/));
const has = (known: ReadonlySet<string>) => (word: string) => known.has(word);

const english = wordsOf(
  'the and with from this that these have has had are were was they them their there near what when where how my our you your for his her been not but into over saw seen heard just only which who its',
);
/** Hindi and Marathi in Latin letters, and neighbours of English with words like its own. */
const otherLatin = wordsOf(
  'hai hain tha thi nahi nahin mein kya ka ki ke ko aur bhi aahe ahe ani aani mala zala zali der die das und nicht el los las que les des est une het een och att',
);

function latin(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  if (words.some(has(otherLatin))) return null;
  const known = words.filter(has(english)).length;
  return known >= Math.max(1, words.length / 8) ? 'en' : null;
}

const hindi = wordsOf('है हैं हूँ हूं था थी थे नहीं और में के से यह मैं हम इस उस रहा रही रहे गया गई गए दिखा दिखी दिखे');
const marathi = wordsOf(
  'आहे आहेत आहोत आहेस नाही नाहीत आणि मी मला आम्ही आम्हाला तुम्ही तुम्हाला मध्ये म्हणजे झाला झाली झाले दिसला दिसली दिसले दिसतो दिसते दिसतात गेला गेली गेले असतो असते असतात किंवा खूप',
);
/** Nepali, Konkani, Bhojpuri, Maithili, Marwari and Sanskrit share many words with the two. */
const otherDevanagari = wordsOf(
  'छ छन् छैन हुन्छ थियो पनि लाई गर्न आसा आसात हांव आनी म्हाका बा बाटे रहल भइल अछि छै म्हारो अस्ति भवति सन्ति',
);
const MARATHI_FORM = /[ळऱॲ]|[\u0900-\u097f]{2}(?:च्या|ांचा|ांची|ांचे|ांना|ांनी|ामध्ये|ातून)$/;

/** Hindi or Marathi where a word or form of the one stands and none of the other. */
function devanagari(text: string): string | null {
  const words = text.normalize('NFC').match(/[\p{L}\p{M}]+/gu) ?? [];
  if (words.some(has(otherDevanagari))) return null;
  const isHindi = words.some(has(hindi));
  const isMarathi = words.some(has(marathi)) || words.filter((word) => MARATHI_FORM.test(word)).length > 1;
  return isHindi === isMarathi ? null : isHindi ? 'hi' : 'mr';
}

const urdu = wordsOf('ہے ہیں کا کی کے تھا تھی تھے اور میں نہیں گیا گئی رہا رہی');
const punjabi = wordsOf('دا دے دی نوں وچ اے');
/** Sindhi, Kashmiri and Pashto. */
const OTHER_ARABIC = /[ٻڀٺٽٿڄڃڇڊڍڏڌڙڦڪڳڱڻٲٳؠۄښځڼ]/;

function arabic(text: string): string | null {
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some(has(urdu)) && !words.some(has(punjabi)) && !OTHER_ARABIC.test(text) ? 'ur' : null;
}

/** The language of what somebody wrote, as BCP 47 names it; null in doubt. */
export function writtenLanguage(text: string): string | null {
  const written = text.replace(NO_WORDS, ' ');
  const letters = written.match(/[\p{L}\p{M}]/gu)?.length ?? 0;
  for (const [language, script] of scripts) {
    const own = written.match(script)?.length ?? 0;
    if (own >= LEAST_LETTERS && own >= letters * (1 - MOST_OTHERS))
      return typeof language === 'string' ? language : language(written);
  }
  return null;
}
