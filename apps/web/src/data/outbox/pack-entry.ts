import { postTypeOf } from '@aranya/contracts';
import type { QueueEntry } from './queue-entry';

type Packed = Pick<
  QueueEntry,
  'kind' | 'clientId' | 'text' | 'files' | 'to' | 'draft' | 'parentId' | 'fields'
>;
type Field = [name: string, value: string];

function postFields({ text, files, draft }: Packed): Field[] {
  const fields: Field[] = [
    ['content', text],
    ['post_type', postTypeOf(text, files.length)],
    ['image_alts', JSON.stringify(files.map(({ alt }) => alt))],
    ['image_licences', JSON.stringify(files.map(({ licence }) => licence ?? 'all_rights_reserved'))],
  ];
  if (draft?.sighting) fields.push(['sighting', JSON.stringify(draft.sighting)]);
  if (draft?.asks) fields.push(['asks', 'true']);
  if (draft?.revision !== undefined) fields.push(['draft_revision', String(draft.revision)]);
  return fields;
}

const messageFields = ({ text, files, to }: Packed): Field[] => [
  ['to_user_id', to?.id ?? ''],
  ['text', text],
  ...files.map(({ alt }): Field => ['image_alt', alt]),
];

/** The form of a post or a message. Files come last: the API reads the fields before them. */
export function packForm(entry: Packed): FormData {
  const isPost = entry.kind === 'post';
  const form = new FormData();
  const fields = entry.fields ?? (isPost ? postFields(entry) : messageFields(entry));
  for (const [name, value] of fields) form.append(name, value);
  form.append('client_id', entry.clientId);
  for (const { file } of entry.files) form.append(isPost ? 'images' : 'image', file, file.name);
  return form;
}

export function packComment({ clientId, text, to, parentId, fields }: Packed) {
  const answered = parentId ?? fields?.find(([name]) => name === 'parentId')?.[1];
  return {
    postId: to?.id ?? '',
    content: text,
    client_id: clientId,
    ...(answered !== undefined && { parentId: answered }),
  };
}
