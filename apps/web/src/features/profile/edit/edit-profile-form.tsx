import { limits, type User } from '@aranya/contracts';
import { Avatar, Button, Dialog, TextArea, TextField } from '@aranya/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { defaultCover } from '../cover';
import { DiscardDialog } from './discard-dialog';
import styles from './edit-profile.module.css';
import { PictureField } from './picture-field';
import { isChanged, profileFields, type ProfileErrors, type ProfileField, toValues } from './profile-values';
import { useNewPicture } from './use-new-picture';
import { useSaveProfile } from './use-save-profile';

interface EditProfileFormProps {
  profile: User;
  startAt: ProfileField;
  onClose: () => void;
}

export function EditProfileForm({ profile, startAt, onClose }: EditProfileFormProps) {
  // A refetch must not overwrite what somebody edits.
  const [before] = useState(() => toValues(profile));
  const [values, setValues] = useState(before);
  const picture = useNewPicture();
  const cover = useNewPicture();
  const [errors, setErrors] = useState<ProfileErrors>({});
  const [problem, setProblem] = useState<string>();
  const [asking, setAsking] = useState(false);
  const { save, saving } = useSaveProfile(onClose);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);

  const changed = isChanged(values, before) || picture.file !== null || cover.file !== null;
  const leave = () => {
    if (saving) return;
    if (changed) setAsking(true);
    else onClose();
  };
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

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title="Edit Profile"
      footer={
        <>
          <Button variant="outline" onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" form={formId} pending={saving} pendingLabel="Saving your profile">
            Save changes
          </Button>
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        className="stack gap-5"
        onSubmit={(event) => void submit(event)}
        noValidate
      >
        <PictureField
          label="Cover photo"
          picked={cover}
          error={errors.cover}
          onError={(sentence) => fail('cover', sentence)}
          locked={saving}
        >
          <img
            className={styles.cover}
            src={cover.preview ?? profile.cover_image?.url ?? defaultCover(profile._id)}
            alt={cover.file ? `New cover photo: ${cover.file.name}` : ''}
          />
        </PictureField>
        <div className="row gap-4">
          <Avatar
            // A new key retries an image that failed to load.
            key={picture.preview}
            name={values.full_name || profile.full_name}
            src={picture.preview ?? profile.profile_picture}
            size="xl"
            alt={picture.file ? `New profile picture: ${picture.file.name}` : undefined}
          />
          <PictureField
            label="Profile picture"
            picked={picture}
            error={errors.profile}
            onError={(sentence) => fail('profile', sentence)}
            locked={saving}
          >
            {null}
          </PictureField>
        </div>
        <TextField label="Name" autoComplete="name" dir="auto" {...field('full_name')} />
        <TextField
          label="Username"
          hint={`${limits.username.min} to ${limits.username.max} characters: a-z, 0-9 and _. Others can find you by it.`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          {...field('username')}
        />
        <TextArea label="Bio" dir="auto" rows={3} limit={limits.bio} {...field('bio')} />
        <TextField label="Location" dir="auto" {...field('location')} />
        {problem !== undefined && (
          <p role="alert" className={styles.problem}>
            {problem}
          </p>
        )}
      </form>
      <DiscardDialog
        changed={changed && !saving}
        asking={asking}
        onKeep={() => setAsking(false)}
        onDiscard={onClose}
      />
    </Dialog>
  );
}
