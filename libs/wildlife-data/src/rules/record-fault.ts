/** A fault of a record, and the field of its file that has to change. */
export interface RecordFault {
  /** Path in the file: `['glance', 'size', '0']`. */
  field: readonly string[];
  /** A sentence that names the record. */
  fault: string;
}

/** @param field names of the path with points between them: `glance.size.0` */
export const inField = (field: string, faults: readonly string[]): RecordFault[] =>
  faults.map((fault) => ({ field: field.split('.'), fault }));
