/**
 * How the parks of the catalogue are called, by their ids. Former names and the reserves around them are those in
 * the records' `history` and `location`.
 */
export const parkNames: Readonly<Record<number, readonly string[]>> = {
  1: ['corbett'],
  2: ['kaziranga'],
  3: ['gir'],
  4: ['ranthambore', 'ranthambhore', 'rtr'],
  5: ['kanha'],
  6: ['sundarbans', 'sundarban', 'sunderbans', 'sunderban'],
  7: ['periyar', 'thekkady'],
  8: ['hemis'],
  9: ['bandipur'],
  10: ['keoladeo', 'bharatpur'],
  11: ['great himalayan', 'ghnp'],
  12: ['manas'],
  13: ['tadoba', 'tatr'],
  14: ['eravikulam', 'rajamala'],
  15: ['dachigam'],
  16: ['keibul lamjao'],
  17: ['namdapha'],
  18: ['khangchendzonga', 'kangchenjunga', 'kanchenjunga'],
  19: ['dudhwa'],
  20: ['bhitarkanika'],
  21: ['velavadar'],
  22: ['betla', 'palamau'],
  23: ['gulf of mannar'],
  24: ['mahatma gandhi marine', 'wandoor'],
  25: ['valmiki'],
  26: ['chambal'],
  27: ['dampa'],
  28: ['gahirmatha'],
  29: ['coringa'],
  30: ['wild ass sanctuary', 'wild ass wildlife sanctuary', 'little rann'],
  31: ['changthang'],
};

const parts = Object.values(parkNames)
  .flat()
  .map((name) => name.replaceAll(' ', '[ -]?'));
const PARK = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:${parts.join('|')})(?!\p{L})|#(?:${parts.join('|')})`,
  'u',
);
const PARK_WORD = new RegExp(String.raw`^(?:${parts.join('|')})$`, 'u');

/** @param text normalized */
export const namesPark = (text: string) => PARK.test(text);
export const isParkName = (text: string) => PARK_WORD.test(text);
