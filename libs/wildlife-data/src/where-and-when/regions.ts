import type { indianStates } from '../parks/indian-states';

type State = (typeof indianStates)[number];

export interface Region {
  name: string;
  states: readonly State[];
}

/** Coarse parts of the country as travellers name them; a state may lie in two. */
export const regions: readonly Region[] = [
  {
    name: 'Himalaya',
    states: ['Jammu and Kashmir', 'Ladakh', 'Himachal Pradesh', 'Uttarakhand', 'Sikkim', 'Arunachal Pradesh'],
  },
  { name: 'Northern plains', states: ['Uttar Pradesh', 'Bihar', 'Delhi', 'Haryana', 'Punjab', 'Chandigarh'] },
  { name: 'West', states: ['Gujarat', 'Rajasthan', 'Goa', 'Dadra and Nagar Haveli and Daman and Diu'] },
  { name: 'Centre', states: ['Madhya Pradesh', 'Maharashtra', 'Chhattisgarh', 'Jharkhand'] },
  { name: 'East', states: ['West Bengal', 'Odisha', 'Bihar', 'Jharkhand'] },
  {
    name: 'North-east',
    states: [
      'Arunachal Pradesh',
      'Assam',
      'Manipur',
      'Meghalaya',
      'Mizoram',
      'Nagaland',
      'Sikkim',
      'Tripura',
    ],
  },
  {
    name: 'South',
    states: ['Andhra Pradesh', 'Karnataka', 'Kerala', 'Puducherry', 'Tamil Nadu', 'Telangana'],
  },
  { name: 'Islands', states: ['Andaman and Nicobar Islands', 'Lakshadweep'] },
];
