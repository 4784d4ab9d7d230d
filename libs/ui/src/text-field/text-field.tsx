import type { ComponentProps } from 'react';
import { Field, type FieldText } from '../field/field';
import fieldStyles from '../field/field.module.css';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'children' | 'size'>, FieldText {
  /** Goes to the frame; native props and the ref go to the input. */
  className?: string;
}

export function TextField({ label, labelHidden, hint, error, className, ...input }: TextFieldProps) {
  return (
    <Field
      id={input.id}
      label={label}
      labelHidden={labelHidden}
      hint={hint}
      error={error}
      describedBy={input['aria-describedby']}
      className={className}
    >
      {(wiring) => <input type="text" {...input} {...wiring} className={fieldStyles.control} />}
    </Field>
  );
}
