/** Reads a cell from text such as "26.5,93.1"; null for anything else. */
export function cellAt(address: string): { lat: number; lng: number } | null {
  const match = /^(-?\d{1,2}(?:\.\d{1,8})?),(-?\d{1,3}(?:\.\d{1,8})?)$/.exec(address);
  const [lat, lng] = [Number(match?.[1]), Number(match?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}
