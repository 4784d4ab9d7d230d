export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

export const nextMonth = (month: number) => (month % 12) + 1;
export const previousMonth = (month: number) => ((month + 10) % 12) + 1;
