import { updateUserFields, type User } from '@aranya/contracts';
import { contractSentence } from '../../../lib/api/contract-sentence';

export const profileFields = ['full_name', 'username', 'bio', 'location'] as const;

export type ProfileField = (typeof profileFields)[number];
export type ProfileValues = Record<ProfileField, string>;
export type ProfileErrors = Partial<Record<ProfileField | 'profile' | 'cover', string>>;

export function toValues({ full_name, username, bio, location }: User): ProfileValues {
  return { full_name, username, bio, location };
}

/** Returns the errors that the API would. */
export function errorsIn(values: ProfileValues): ProfileErrors {
  const parsed = updateUserFields.safeParse(values);
  if (parsed.success) return {};
  const errors: ProfileErrors = {};
  for (const { path, message } of parsed.error.issues) {
    const field = profileFields.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= contractSentence(message);
  }
  return errors;
}

export function isChanged(values: ProfileValues, saved: ProfileValues): boolean {
  return profileFields.some((field) => values[field] !== saved[field]);
}

/** Files come last, because the API reads the fields before them. */
export function profileFormData(
  values: ProfileValues,
  pictures: { profile: File | null; cover: File | null },
): FormData {
  const form = new FormData();
  for (const field of profileFields) form.append(field, values[field]);
  for (const name of ['profile', 'cover'] as const) {
    const file = pictures[name];
    if (file) form.append(name, file, file.name);
  }
  return form;
}

/** Keeps the errors of known fields. */
export function fieldErrors(fields: Readonly<Record<string, string>>): ProfileErrors {
  const errors: ProfileErrors = {};
  for (const name of [...profileFields, 'profile', 'cover'] as const) {
    const message = fields[name];
    if (message !== undefined) errors[name] = message;
  }
  return errors;
}
