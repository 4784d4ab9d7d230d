import packed from '../generated/sensitivity.json' with { type: 'json' };
import { type PackedColumns, unpackedColumns } from '../records/packed-columns';
import type { SensitivityRule } from './sensitivity.schema';

/** The rules of `data/sensitivity.yaml`, which tells how they hold. */
export const sensitivityTable: readonly SensitivityRule[] = /* @__PURE__ */ unpackedColumns<SensitivityRule>(
  packed as PackedColumns,
);
