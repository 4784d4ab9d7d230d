export interface RecordFault {
  /** As in `['glance', 'size', '0']`. */
  field: readonly string[];
  fault: string;
}

/** @param field as in `glance.size.0` */
export const inField = (field: string, faults: readonly string[]): RecordFault[] =>
  faults.map((fault) => ({ field: field.split('.'), fault }));
