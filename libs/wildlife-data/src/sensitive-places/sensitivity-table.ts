import packed from '../generated/sensitivity.json' with { type: 'json' };
import { type PackedRows, unpackedRows } from '../records/packed-rows';
import type { SensitivityRule } from './sensitivity.schema';

/** The rules of `data/sensitivity.yaml`, which tells how they hold. */
export const sensitivityTable: readonly SensitivityRule[] = /* @__PURE__ */ unpackedRows<SensitivityRule>(
  packed as PackedRows,
);
