import { useId } from 'react';

/** More than so many stand in columns. */
const AT_A_GLANCE = 6;

interface ChoicesProps<Value extends string> {
  name: string;
  label: string;
  /** Texts by value, in the order in which they are offered. */
  options: readonly (readonly [Value, string])[];
}

interface CheckGroupProps<Value extends string> extends ChoicesProps<Value> {
  hint?: string;
  value: readonly Value[];
  onChange: (value: readonly Value[]) => void;
}

/** Any number of a few values. What is chosen stays in the order of the options. */
export function CheckGroup<Value extends string>(props: CheckGroupProps<Value>) {
  const { name, label, hint, options, value, onChange } = props;
  const toggle = (option: Value, isOn: boolean) =>
    onChange(options.map(([key]) => key).filter((key) => (key === option ? isOn : value.includes(key))));
  return (
    <fieldset className="choice-group">
      <legend className="field-label">{label}</legend>
      {hint !== undefined && <p className="field-hint">{hint}</p>}
      <div className={options.length > AT_A_GLANCE ? 'choice-row is-long' : 'choice-row'}>
        {options.map(([option, text]) => (
          <label className="choice" key={option}>
            <input
              type="checkbox"
              name={name}
              checked={value.includes(option)}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface RadioGroupProps<Value extends string> extends ChoicesProps<Value> {
  value: Value;
  onChange: (value: Value) => void;
}

export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { name, label, options, value, onChange } = props;
  // The same field may stand twice on a page, as in a list of conditions.
  const group = useId();
  return (
    <fieldset className="choice-group" data-field={name}>
      <legend className="field-label">{label}</legend>
      <div className={options.length > AT_A_GLANCE ? 'choice-row is-long' : 'choice-row'}>
        {options.map(([option, text]) => (
          <label className="choice" key={option}>
            <input type="radio" name={group} checked={value === option} onChange={() => onChange(option)} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
