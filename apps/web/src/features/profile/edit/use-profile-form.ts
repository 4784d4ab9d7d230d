import type { User } from '@aranya/contracts';
import { type FormEvent, useRef, useState } from 'react';
import { isChanged, profileFields, type ProfileErrors, type ProfileField, toValues } from './profile-values';
import { useNewPicture } from './use-new-picture';
import { useSaveProfile } from './use-save-profile';

export function useProfileForm(profile: User, startAt: ProfileField, onSaved: () => void) {
  // A refetch must not overwrite edits.
  const [before] = useState(() => toValues(profile));
  const [values, setValues] = useState(before);
  const picture = useNewPicture();
  const cover = useNewPicture();
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState<string>();
  const { save, saving } = useSaveProfile(onSaved);
  const form = useRef<HTMLFormElement>(null);

  const fail = (field: keyof ProfileErrors, sentence: string | undefined) =>
    setErrors((current) => ({ ...current, [field]: sentence }));

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await save(values, { profile: picture.file, cover: cover.file });
    if (result === null) return;
    setErrors(result.errors);
    setProblem(result.problem);
    const wrong = profileFields.find((field) => result.errors[field] !== undefined);
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };

  const field = (name: ProfileField) => ({
    name,
    value: values[name],
    error: errors[name],
    readOnly: saving,
    'data-autofocus': name === startAt ? '' : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((current) => ({ ...current, [name]: target.value }));
      if (errors[name] !== undefined) fail(name, undefined);
    },
  });
  const pictureField = (name: 'profile' | 'cover') => ({
    picked: name === 'profile' ? picture : cover,
    error: errors[name],
    onError: (sentence: string | undefined) => fail(name, sentence),
    locked: saving,
  });

  const changed = isChanged(values, before) || picture.file !== null || cover.file !== null;
  return { form, values, picture, cover, problem, changed, saving, field, pictureField, submit };
}
