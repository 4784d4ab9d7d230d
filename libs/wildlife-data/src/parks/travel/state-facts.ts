import type { indianStates } from '../indian-states';

type State = (typeof indianStates)[number];

export interface StateFacts {
  /** A box around it in whole degrees: west, south, east, north. */
  box: readonly [west: number, south: number, east: number, north: number];
  /** Spoken there: official, or by many near its parks. */
  languages: readonly string[];
}

/** States and union territories that have a park of the catalogue. */
export const stateFacts: Readonly<Partial<Record<State, StateFacts>>> = {
  'Andaman and Nicobar Islands': { box: [92, 6, 95, 14], languages: ['Hindi', 'Bengali', 'Tamil', 'Telugu'] },
  'Andhra Pradesh': { box: [76, 12, 85, 20], languages: ['Telugu'] },
  'Arunachal Pradesh': { box: [91, 26, 98, 30], languages: ['English', 'Hindi', 'Singpho', 'Lisu'] },
  Assam: { box: [89, 24, 97, 28], languages: ['Assamese', 'Bodo', 'Karbi', 'Bengali'] },
  Bihar: { box: [83, 24, 89, 28], languages: ['Hindi', 'Bhojpuri', 'Tharu'] },
  Gujarat: { box: [68, 20, 75, 25], languages: ['Gujarati', 'Hindi', 'Kutchi'] },
  'Himachal Pradesh': { box: [75, 30, 80, 34], languages: ['Hindi', 'Pahari'] },
  'Jammu and Kashmir': { box: [73, 32, 77, 36], languages: ['Kashmiri', 'Urdu', 'Hindi', 'Dogri'] },
  Jharkhand: { box: [83, 21, 88, 26], languages: ['Hindi', 'Nagpuri', 'Santali'] },
  Karnataka: { box: [74, 11, 79, 19], languages: ['Kannada', 'Tamil'] },
  Kerala: { box: [74, 8, 78, 13], languages: ['Malayalam', 'Tamil'] },
  Ladakh: { box: [75, 32, 80, 37], languages: ['Ladakhi', 'Changskhat', 'Hindi', 'Urdu', 'English'] },
  'Madhya Pradesh': { box: [74, 21, 83, 27], languages: ['Hindi', 'Gondi'] },
  Maharashtra: { box: [72, 15, 81, 23], languages: ['Marathi', 'Hindi', 'Gondi'] },
  Manipur: { box: [92, 23, 95, 26], languages: ['Meitei (Manipuri)', 'English'] },
  Mizoram: { box: [92, 21, 94, 25], languages: ['Mizo', 'English'] },
  Odisha: { box: [81, 17, 88, 23], languages: ['Odia', 'Bengali'] },
  Rajasthan: { box: [69, 23, 79, 31], languages: ['Hindi', 'Rajasthani'] },
  Sikkim: { box: [88, 27, 89, 29], languages: ['Nepali', 'Bhutia', 'Lepcha', 'English'] },
  'Tamil Nadu': { box: [76, 8, 81, 14], languages: ['Tamil'] },
  'Uttar Pradesh': { box: [77, 23, 85, 31], languages: ['Hindi', 'Awadhi', 'Tharu', 'Braj Bhasha', 'Urdu'] },
  Uttarakhand: { box: [77, 28, 82, 32], languages: ['Hindi', 'Kumaoni', 'Garhwali'] },
  'West Bengal': { box: [85, 21, 90, 28], languages: ['Bengali', 'Nepali'] },
};
