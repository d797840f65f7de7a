import type { FieldName, ProfileForm } from '@directory/domain/profile/fields';
import type { FormErrors } from '../form/profile-form.ts';

/** What every part of the form is given. */
export interface FormPartProps {
  form: ProfileForm;
  errors: FormErrors;
  change: <Name extends FieldName>(name: Name, value: ProfileForm[Name]) => void;
}

/** The fields of a form that hold one line or one text. */
export type TextFieldName = {
  [Name in FieldName]: string extends ProfileForm[Name] ? Name : never;
}[FieldName];

/** What ties a text control to its field. */
export function textProps(name: TextFieldName, { form, errors, change }: FormPartProps) {
  return {
    name,
    value: form[name],
    error: errors[name],
    onChange: (value: string) => change(name, value),
  };
}
