import packed from '../generated/sensitivity.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { SensitivityRule } from './sensitivity.schema';

/** `data/sensitivity.yaml` explains the rules. */
export const sensitivityTable: readonly SensitivityRule[] = /* @__PURE__ */ unpackedColumns<SensitivityRule>(
  packed as PackedColumns,
);
