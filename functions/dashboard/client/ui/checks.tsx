type ChecksProps<Value extends string> = {
  /** All values with their names, in order. */
  options: readonly { value: Value; name: string }[];
  chosen: readonly Value[];
  /** Whether a value can't be chosen or given up now. */
  isDisabled?: (value: Value) => boolean;
  /** Gets the chosen values in the order of the options. */
  onChoose: (values: Value[]) => void;
};

/** A row of checkboxes. */
export function Checks<Value extends string>({ options, chosen, isDisabled, onChoose }: ChecksProps<Value>) {
  const toggled = (value: Value) =>
    options.map((one) => one.value).filter((one) => (one === value) !== chosen.includes(one));
  return (
    <div class="row">
      {options.map(({ value, name }) => (
        <label key={value} class="check">
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={isDisabled?.(value) ?? false}
            onChange={() => onChoose(toggled(value))}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
