import { limits, type MultipartBody, pictureTypes } from '@aranya/contracts';
import { inputSchema, type JsonSchema } from './json-schema';

const MEBIBYTE = 1024 * 1024;
const types = pictureTypes.join(', ');
const sizes =
  `each at most ${limits.imageBytes / MEBIBYTE} MiB, ${limits.imagePixels / 1_000_000} megapixels ` +
  `and ${limits.imageSide} pixels a side; ${types}`;

const file: JsonSchema = { type: 'string', format: 'binary', contentMediaType: 'application/octet-stream' };

function fileField({ max, about }: MultipartBody['files'][string]): JsonSchema {
  const description = `${about}: ${max === 1 ? 'one file' : `up to ${max} files`}, ${sizes}.`;
  return max === 1 ? { ...file, description } : { type: 'array', maxItems: max, items: file, description };
}

export function multipartContent({ fields, files }: MultipartBody) {
  const schema = inputSchema(fields);
  const properties = schema['properties'] as Record<string, JsonSchema>;
  const fileFields = Object.entries(files).map(([name, rule]) => [name, fileField(rule)] as const);
  return {
    schema: { ...schema, properties: { ...properties, ...Object.fromEntries(fileFields) } },
    encoding: Object.fromEntries(Object.keys(files).map((name) => [name, { contentType: types }])),
  };
}
