import { notify } from '@aranya/ui';
import { useRef, useState } from 'react';
import { m } from '../../../lib/language/messages';
import { ApiError, errorText } from '../../../lib/api';
import { useUpdateProfile } from '../../../data/people/use-update-profile';
import {
  errorsIn,
  fieldErrors,
  profileFormData,
  type ProfileErrors,
  type ProfileValues,
} from './profile-values';

interface SaveResult {
  errors: ProfileErrors;
  /** A problem that belongs to no field. */
  problem?: string | undefined;
}

export function useSaveProfile(onSaved: () => void) {
  const { mutateAsync } = useUpdateProfile();
  const [saving, setSaving] = useState(false);
  // A second click may come before the next render.
  const sending = useRef(false);

  /** Returns what is wrong; null when it was saved or a save is pending. */
  const save = async (
    values: ProfileValues,
    pictures: { profile: File | null; cover: File | null },
  ): Promise<SaveResult | null> => {
    if (sending.current) return null;
    const errors = errorsIn(values);
    if (Object.keys(errors).length > 0) return { errors };
    sending.current = true;
    setSaving(true);
    const progress = notify.loading(m.entry_saving());
    try {
      const { body } = await mutateAsync({ body: profileFormData(values, pictures) });
      progress.success(body.message);
      onSaved();
      return null;
    } catch (error) {
      progress.error(errorText(error));
      const named = error instanceof ApiError ? fieldErrors(error.fields) : {};
      const someNamed = Object.keys(named).length > 0;
      return { errors: named, problem: someNamed ? undefined : errorText(error) };
    } finally {
      sending.current = false;
      setSaving(false);
    }
  };

  return { save, saving };
}
