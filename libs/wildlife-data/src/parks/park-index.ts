import { slugOf } from '../text/slug';
import type { Park } from './park.schema';

/** Enough to name, find and place a park. */
export type ParkSummary = Pick<Park, 'id' | 'name' | 'slug' | 'location' | 'coordinates'>;

/** Id, name, location, degrees north and east. */
const rows: readonly (readonly [number, string, string, number, number])[] = [
  [1, 'Jim Corbett National Park', 'Nainital and Pauri Garhwal, Uttarakhand', 29.53, 78.77],
  [2, 'Kaziranga National Park', 'Golaghat and Nagaon, Assam', 26.58, 93.17],
  [3, 'Gir National Park', 'Junagadh and Gir Somnath, Gujarat', 21.13, 70.8],
  [4, 'Ranthambore National Park', 'Sawai Madhopur, Rajasthan', 26.02, 76.46],
  [5, 'Kanha National Park', 'Mandla and Balaghat, Madhya Pradesh', 22.33, 80.61],
  [6, 'Sundarbans National Park', 'South 24 Parganas, West Bengal', 21.94, 88.9],
  [7, 'Periyar National Park', 'Idukki and Pathanamthitta, Kerala', 9.47, 77.17],
  [8, 'Hemis National Park', 'Leh, Ladakh', 33.98, 77.43],
  [9, 'Bandipur National Park', 'Chamarajanagar, Karnataka', 11.66, 76.63],
  [10, 'Keoladeo National Park', 'Bharatpur, Rajasthan', 27.16, 77.52],
  [11, 'Great Himalayan National Park', 'Kullu, Himachal Pradesh', 31.75, 77.5],
  [12, 'Manas National Park', 'Baksa and Chirang, Assam', 26.7, 91],
  [13, 'Tadoba National Park', 'Chandrapur, Maharashtra', 20.22, 79.36],
  [14, 'Eravikulam National Park', 'Idukki, Kerala', 10.2, 77.08],
  [15, 'Dachigam National Park', 'Srinagar, Jammu and Kashmir', 34.15, 75],
  [16, 'Keibul Lamjao National Park', 'Bishnupur, Manipur', 24.48, 93.83],
  [17, 'Namdapha National Park', 'Changlang, Arunachal Pradesh', 27.49, 96.5],
  [18, 'Khangchendzonga National Park', 'Mangan and Gyalshing, Sikkim', 27.7, 88.2],
  [19, 'Dudhwa National Park', 'Lakhimpur Kheri, Uttar Pradesh', 28.5, 80.65],
  [20, 'Bhitarkanika National Park', 'Kendrapara, Odisha', 20.72, 86.87],
  [21, 'Blackbuck National Park, Velavadar', 'Bhavnagar, Gujarat', 22.05, 72.02],
  [22, 'Betla National Park', 'Latehar, Jharkhand', 23.87, 84.19],
  [23, 'Gulf of Mannar Marine National Park', 'Ramanathapuram and Thoothukudi, Tamil Nadu', 9.12, 79.1],
  [
    24,
    'Mahatma Gandhi Marine National Park',
    'Wandoor, South Andaman, Andaman and Nicobar Islands',
    11.55,
    92.58,
  ],
  [25, 'Valmiki National Park', 'West Champaran, Bihar', 27.35, 84.1],
  [
    26,
    'National Chambal Wildlife Sanctuary',
    'Chambal river in Madhya Pradesh, Rajasthan and Uttar Pradesh',
    26.72,
    78.3,
  ],
  [27, 'Dampa Wildlife Sanctuary', 'Mamit, Mizoram', 23.57, 92.37],
  [28, 'Gahirmatha Marine Wildlife Sanctuary', 'Kendrapara, Odisha', 20.72, 87.08],
  [29, 'Coringa Wildlife Sanctuary', 'Kakinada, Andhra Pradesh', 16.75, 82.32],
  [30, 'Wild Ass Wildlife Sanctuary', 'Little Rann of Kachchh, Gujarat', 23.4, 71.3],
  [31, 'Changthang Cold Desert Wildlife Sanctuary', 'Leh, Ladakh', 33.2, 78.3],
];

/** The parks by id. Import this instead of `parks` where possible: it does not reach their texts. */
export const parkIndex: readonly ParkSummary[] = /* @__PURE__ */ rows.map(
  ([id, name, location, lat, lng]) => ({ id, name, slug: slugOf(name), location, coordinates: { lat, lng } }),
);
