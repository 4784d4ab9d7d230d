import { type FoundPlace, scan } from './place';

/** A map's home page shows no place. */
const MAPS = [
  'maps.app.goo.gl/',
  'goo.gl/maps/',
  String.raw`maps.google.[a-z]{2,3}(?:.[a-z]{2})?/(?:maps)?[/?]?`,
  String.raw`google.[a-z]{2,3}(?:.[a-z]{2})?/maps(?:/|\?)`,
  'g.co/maps/',
  String.raw`maps.apple.com/(?:place|look-around|guides)?[/?]?`,
  'maps.apple/p/',
  String.raw`openstreetmap.org/(?:\?|#|node/|way/|relation/|go/|search\?|directions\?)`,
  String.raw`osm.org/(?:\?|#|node/|way/|relation/|go/)`,
  'osmand.net/map',
  String.raw`bing.com/maps(?:/|\?)`,
  String.raw`wego.here.com/`,
  'share.here.com/',
  'here.com/(?:map|share|location)',
  'her.is/',
  String.raw`waze.com/(?:ul|live-map|[a-z]{2}(?:-[a-z]{2})?/live-map)`,
  'what3words.com/',
  'w3w.co/',
  'plus.codes/',
  'mappls.com/',
  'maps.mapmyindia.com/',
  'omaps.app/',
  String.raw`yandex.[a-z]{2,3}/maps/`,
  'geohack.toolforge.org/geohack',
  'geohash.org/',
  'earth.google.com/web/',
];
const DOT = String.raw`(?: ?(?:\.|\[\.\]|\(\.\)|\[dot\]|\(dot\)) ?)`;
const spelledOut = (map: string) => {
  const dotted = map.replace(/(?<!\\)\./g, DOT);
  return map.includes('goo.gl') ? dotted.replaceAll('/', ' ?/ ?') : dotted;
};
const MAP_HOST = new RegExp(String.raw`(?<![\p{L}\p{N}-])(?:${MAPS.map(spelledOut).join('|')})`, 'gu');

const LONGEST = 2048;
const TAIL = new RegExp(`[^ <>"]{0,${LONGEST}}`, 'uy');

function endOfAddress(text: string, from: number): number {
  TAIL.lastIndex = from;
  const tail = TAIL.exec(text)?.[0] ?? '';
  return from + tail.replace(/[.,;:!?)\]}'*]{1,8}$/u, '').length;
}

function startOfAddress(text: string, from: number): number {
  let start = from;
  while (start > 0 && from - start < 100 && /[a-z0-9.:/-]/.test(text.charAt(start - 1))) start--;
  return start;
}

export function findMapLinks(text: string): FoundPlace[] {
  return scan(text, MAP_HOST, (match) => {
    const from = match.index + match[0].length;
    const end = endOfAddress(text, from);
    if (end <= from && !/[?#]$/.test(match[0])) return undefined;
    return {
      start: startOfAddress(text, match.index),
      end: Math.max(end, from),
      kind: 'map_link',
      precision: 100,
    };
  });
}

export function widenedToAddress(text: string, place: FoundPlace): FoundPlace {
  const nearest = text.lastIndexOf(' ', place.start);
  const start = Math.max(nearest + 1, place.start - LONGEST);
  const scheme = /(?:https?:\/\/|www\.|[a-z][a-z0-9+.-]{1,20}:\/\/)/u.exec(text.slice(start, place.start));
  if (!scheme) return place;
  return { ...place, start: start + scheme.index, end: Math.max(place.end, endOfAddress(text, place.end)) };
}
