type PlaceKind = 'sea' | 'land' | 'river';

export interface TerrainName {
  kind: PlaceKind;
  name: string;
  /** The text's centre. */
  lat: number;
  lng: number;
  /** The first and the last zoom that shows it. */
  from: number;
  to: number;
  /** In degrees, clockwise, along a range or a river. */
  turn?: number;
}

type Row = [kind: PlaceKind, name: string, lat: number, lng: number, from: number, to: number, turn?: number];

/*
 * Names on the maps, chosen from Natural Earth, in today's atlas spellings, and placed by hand where the land leaves
 * room: a river's beside its line.
 */
const rows: readonly Row[] = [
  ['sea', 'Pacific Ocean', 5, -150, 1, 4],
  ['sea', 'Atlantic Ocean', 36, -44, 1, 4],
  ['sea', 'Indian Ocean', -22, 78, 1, 4],
  ['sea', 'Southern Ocean', -51, 22, 2, 4],
  ['sea', 'Arctic Ocean', 80, -150, 2, 4],
  ['sea', 'Arabian Sea', 15.5, 63.5, 4, 7],
  ['sea', 'Bay of Bengal', 14.5, 88, 4, 7],
  ['sea', 'Andaman Sea', 9.8, 96.2, 5, 8],
  ['sea', 'Laccadive Sea', 7.4, 73.8, 5, 8],
  ['sea', 'South China Sea', 14, 114, 4, 6],
  ['sea', 'Mediterranean Sea', 34.5, 19, 4, 6],
  ['sea', 'Caribbean Sea', 15, -75, 4, 6],
  ['sea', 'Bering Sea', 58, -178, 4, 6],
  ['sea', 'Gulf of Mannar', 8.3, 78.8, 7, 10],
  ['sea', 'Gulf of Khambhat', 20.6, 72.1, 7, 10],
  ['sea', 'Gulf of Kachchh', 22.6, 69.2, 7, 10],
  ['land', 'Himalaya', 30.1, 80.6, 3, 5, 30],
  ['land', 'Great Himalaya', 28.3, 85.2, 6, 9, 14],
  ['land', 'Tibetan Plateau', 33.2, 88, 4, 7],
  ['land', 'Karakoram', 35.6, 76.6, 5, 9, 38],
  ['land', 'Hindu Kush', 35.6, 70.6, 5, 8, -28],
  ['land', 'Pamir', 38.3, 73.4, 5, 8],
  ['land', 'Kunlun Shan', 36.3, 84.5, 5, 8],
  ['land', 'Taklamakan', 38.8, 83, 5, 8],
  ['land', 'Tian Shan', 42, 80, 4, 6],
  ['land', 'Thar Desert', 27.2, 71.6, 5, 8, -35],
  ['land', 'Aravalli Range', 25.5, 73.5, 6, 9, -52],
  ['land', 'Vindhya Range', 23.4, 77.6, 6, 9, -8],
  ['land', 'Satpura Range', 21.9, 77.8, 6, 9, -6],
  ['land', 'Deccan', 17.4, 76.8, 4, 7],
  ['land', 'Western Ghats', 14.6, 74.9, 5, 9, 68],
  ['land', 'Eastern Ghats', 17.2, 81.6, 5, 9, -48],
  ['land', 'Chota Nagpur Plateau', 23.2, 84.4, 6, 9],
  ['land', 'Gangetic Plain', 26.6, 80.6, 5, 7, 22],
  ['land', 'Siwalik Hills', 29.4, 79.4, 7, 10, 30],
  ['land', 'Salt Range', 32.6, 72.5, 7, 10],
  ['land', 'Sulaiman Range', 31, 70.1, 6, 9, -72],
  ['land', 'Kirthar Range', 26.9, 67.1, 7, 10, -80],
  ['land', 'Punjab Plain', 31, 73.4, 6, 8],
  ['land', 'Vale of Kashmir', 33.95, 74.8, 7, 10, 38],
  ['land', 'Ladakh', 34.1, 77.9, 7, 10],
  ['land', 'Kachchh', 23.6, 69.8, 6, 9],
  ['land', 'Kathiawar', 21.8, 70.9, 6, 9],
  ['land', 'Malabar Coast', 11.6, 75.4, 7, 10, 62],
  ['land', 'Coromandel Coast', 13.4, 79.9, 7, 10, -82],
  ['land', 'Nilgiri Hills', 11.35, 76.7, 7, 10],
  ['land', 'Anaimalai Hills', 10.3, 77, 7, 10],
  ['land', 'Khasi Hills', 25.5, 91.6, 7, 10],
  ['land', 'Naga Hills', 26, 94.7, 6, 9, -58],
  ['land', 'Chin Hills', 22.6, 93.3, 6, 9, 82],
  ['land', 'Arakan Yoma', 19.4, 94.4, 6, 9, 70],
  ['land', 'Shan Plateau', 21.5, 98, 5, 8],
  ['land', 'Sundarbans', 21.9, 89.1, 6, 9],
  ['land', 'Sri Lanka', 7.9, 80.7, 5, 8],
  ['land', 'Andaman Islands', 12.2, 92.1, 6, 9, -84],
  ['land', 'Nicobar Islands', 8, 93.6, 6, 9, -76],
  ['land', 'Lakshadweep', 11.1, 72.6, 5, 9],
  ['land', 'Maldives', 3.2, 73.2, 5, 8],
  ['land', 'Rocky Mountains', 45, -112, 3, 5, 52],
  ['land', 'Andes', -20, -68.5, 2, 5, 75],
  ['land', 'Alps', 46.6, 10, 4, 6],
  ['land', 'Sahara', 22.5, 8, 3, 5],
  ['land', 'Amazon Basin', -5, -62, 3, 5],
  ['land', 'Congo Basin', -1, 22, 3, 5],
  ['land', 'Siberia', 63, 102, 2, 5],
  ['land', 'Gobi', 43, 105, 4, 6],
  ['land', 'Greenland', 73, -41, 2, 5],
  ['land', 'Antarctica', -77, 120, 2, 5],
  ['land', 'Great Dividing Range', -24, 148.5, 4, 6, 58],
  ['river', 'Ganga', 24.95, 86.16, 5, 9, 4],
  ['river', 'Yamuna', 27.42, 77.42, 6, 9, 48],
  ['river', 'Brahmaputra', 26.25, 93.4, 5, 9, -22],
  ['river', 'Yarlung Tsangpo', 29.58, 88.2, 6, 9],
  ['river', 'Indus', 29.46, 70.06, 5, 9, -58],
  ['river', 'Sutlej', 30.9, 74.68, 7, 10, -28],
  ['river', 'Chenab', 31.3, 71.86, 7, 10, -48],
  ['river', 'Chambal', 25.9, 76.9, 7, 10, -45],
  ['river', 'Narmada', 22.67, 78.68, 6, 9, -6],
  ['river', 'Tapi', 21.28, 75.2, 7, 10, -6],
  ['river', 'Mahanadi', 20.36, 84.52, 6, 9, 16],
  ['river', 'Godavari', 19.34, 77.6, 6, 9, 16],
  ['river', 'Krishna', 16.62, 77.94, 6, 9],
  ['river', 'Kaveri', 11.18, 78.3, 7, 10, 6],
  ['river', 'Son', 24.4, 82.2, 7, 10, -24],
  ['river', 'Ghaghara', 27.4, 81.68, 7, 10, 38],
  ['river', 'Irrawaddy', 20.2, 94.67, 6, 9, 72],
  ['river', 'Salween', 22.64, 98.94, 6, 9, 74],
  ['river', 'Mekong', 24.3, 99.8, 6, 9, 70],
  ['river', 'Amu Darya', 36.96, 66.12, 6, 9, -24],
  ['river', 'Nile', 22, 31.6, 4, 6, 70],
  ['river', 'Amazon', -2.6, -57.5, 4, 6],
  ['river', 'Yangtze', 30, 112.5, 4, 6],
];

export const terrainNames: readonly TerrainName[] = rows.map(([kind, name, lat, lng, from, to, turn]) => ({
  kind,
  name,
  lat,
  lng,
  from,
  to,
  turn,
}));
