import names from '../generated/names-in-posts.json' with { type: 'json' };

/**
 * Names of protected species by catalogue id. A bare 'tiger' in an Indian community is the Bengal tiger.
 * Hindi names and pictographs begin with Unicode CLDR 48 (annotations/hi and en); Marathi names are in daily
 * use.
 */
export const otherNames: Readonly<Record<number, readonly string[]>> = names;

/** Animals, plants, dishes and places that contain one of those words. */
export const otherThings: readonly string[] = [
  ...[
    'reserve',
    'moth',
    'beetle',
    'butterfly',
    'prawn',
    'shrimp',
    'shark',
    'lily',
    'balm',
    'nut',
    'barb',
    'hill',
  ],
  ...['point', 'falls', 'beer', 'swallowtail', 'economy', 'mosquito', 'snake', 'salamander', 'print', 'day'],
]
  .map((thing) => `tiger ${thing}`)
  .concat(
    ['tigers nest', 'tiger s nest', 'project tiger', 'tasmanian tiger', 'paper tiger', 'easy tiger'],
    ['tiger conservation', 'tiger census', 'tiger state'],
    ['sea lion', 'mountain lion', 'ant lion', 'lion capital', 'lion s share', 'lion s mane', 'lions club'],
    ['leopard cat', 'leopard gecko', 'leopard seal', 'leopard frog', 'leopard print', 'leopard shark'],
    [
      'elephant grass',
      'elephant apple',
      'elephant foot',
      'elephant falls',
      'elephant seal',
      'elephant beetle',
    ],
    ['elephant shrew', 'elephant reserve', 'elephant ear', 'project elephant', 'elephant in the room'],
    [
      'rhino beetle',
      'rhinoceros beetle',
      'project rhino',
      'rhinoceros hornbill',
      'pink panther',
      'black panther party',
    ],
    [
      'wolf spider',
      'wolf snake',
      'maned wolf',
      'lone wolf',
      'wolf moon',
      'sea otter',
      'idli sambar',
      'sambar rice',
    ],
    [
      'sambar vada',
      'vada sambar',
      'dosa sambar',
      'kung fu panda',
      'panda ant',
      'gorilla glue',
      'gorilla glass',
    ],
    ['polar bear plunge', 'koala bear toy', 'great white pelican', 'great white egret', 'project lion'],
    ['शेर ओ शायरी', 'शेरो शायरी', 'शेर शाह', 'सिंह राशि', 'सारस बाग', 'हाथी दांत', 'सफेद हाथी', 'नागराज मंजुळे'],
    ['गौर से', 'गौर करें', 'गौर करना', 'गौर करने', 'गौर किया', 'ढोल ताशा', 'ढोल ताशे', 'ढोल ताशांच्या', 'ढोल नगाड़े'],
    ['red wolf', 'culture vulture', 'pangolin scales', 'monty python', 'python code', 'python script'],
  );
