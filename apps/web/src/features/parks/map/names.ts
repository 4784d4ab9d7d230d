interface Name {
  text: string;
  lng: number;
  lat: number;
  /** Narrow maps show these names too. */
  major?: boolean;
}

export const stateNames: readonly Name[] = [
  { text: 'Ladakh', lng: 77.6, lat: 34.9, major: true },
  { text: 'Jammu and Kashmir', lng: 74.9, lat: 33.3 },
  { text: 'Himachal Pradesh', lng: 77.4, lat: 32.2 },
  { text: 'Punjab', lng: 75.4, lat: 30.9 },
  { text: 'Uttarakhand', lng: 79.2, lat: 30.2 },
  { text: 'Haryana', lng: 76.2, lat: 29.3 },
  { text: 'Rajasthan', lng: 73.2, lat: 26.9, major: true },
  { text: 'Uttar Pradesh', lng: 80.4, lat: 27.3, major: true },
  { text: 'Bihar', lng: 85.6, lat: 25.9 },
  { text: 'Sikkim', lng: 88.5, lat: 27.25 },
  { text: 'Arunachal Pradesh', lng: 94.3, lat: 28.25 },
  { text: 'Assam', lng: 92.6, lat: 26.15, major: true },
  { text: 'Nagaland', lng: 94.5, lat: 26.0 },
  { text: 'Manipur', lng: 93.9, lat: 24.95 },
  { text: 'Meghalaya', lng: 91.2, lat: 25.45 },
  { text: 'Tripura', lng: 91.6, lat: 23.7 },
  { text: 'Mizoram', lng: 92.8, lat: 23.2 },
  { text: 'West Bengal', lng: 87.7, lat: 23.2 },
  { text: 'Jharkhand', lng: 85.4, lat: 23.4 },
  { text: 'Odisha', lng: 84.3, lat: 20.4, major: true },
  { text: 'Chhattisgarh', lng: 82, lat: 21.3 },
  { text: 'Madhya Pradesh', lng: 77.9, lat: 23.9, major: true },
  { text: 'Gujarat', lng: 71.6, lat: 22.7, major: true },
  { text: 'Maharashtra', lng: 75.8, lat: 19.3, major: true },
  { text: 'Telangana', lng: 79, lat: 17.8 },
  { text: 'Goa', lng: 74.2, lat: 15.35 },
  { text: 'Andhra Pradesh', lng: 79.4, lat: 15.1 },
  { text: 'Karnataka', lng: 75.9, lat: 14.6, major: true },
  { text: 'Tamil Nadu', lng: 78.5, lat: 10.9, major: true },
  { text: 'Kerala', lng: 76.5, lat: 9.9 },
  { text: 'Andaman Islands', lng: 92.6, lat: 13.9 },
];

export const seaNames: readonly Name[] = [
  { text: 'Arabian Sea', lng: 69.6, lat: 15.5, major: true },
  { text: 'Bay of Bengal', lng: 87.6, lat: 15.6, major: true },
];
