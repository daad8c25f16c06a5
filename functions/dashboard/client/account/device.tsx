import { installPrompt } from '../install-prompt.ts';
import { changeSetting, readSettings, type Settings } from '../settings.ts';
import { Choice } from '../ui/choice.tsx';
import { InstallButton } from '../ui/install-button.tsx';

/** Settings of this browser, and the installation of the page as an app. */
export const Device = () => (
  <section class="card stack">
    <div>
      <h2>On this device</h2>
      <p class="hint">How the page looks and tells time here.</p>
    </div>
    <div class="choices">
      <Setting
        name="theme"
        label="Theme"
        options={{ auto: 'Match the system', light: 'Light', dark: 'Dark' }}
      />
      <Setting
        name="text"
        label="Text size"
        options={{ normal: 'Normal', large: 'Large', larger: 'Larger' }}
      />
      <Setting
        name="hours"
        label="Clock"
        options={{ auto: 'Match my region', 12: '12 hours', 24: '24 hours' }}
      />
      <Setting
        name="week"
        label="Weeks start on"
        options={{
          auto: 'Match my region',
          monday: 'Monday',
          saturday: 'Saturday',
          sunday: 'Sunday',
        }}
      />
    </div>
    <InstallApp />
  </section>
);

type SettingProps<Name extends keyof Settings> = {
  name: Name;
  label: string;
  options: Record<Settings[Name], string>;
};

const Setting = <Name extends keyof Settings>({ name, label, options }: SettingProps<Name>) => (
  <Choice
    label={label}
    value={readSettings()[name]}
    options={Object.entries<string>(options).map(([value, text]) => ({
      value: value as Settings[Name],
      name: text,
    }))}
    onChoose={(value) => changeSetting(name, value)}
  />
);

const InstallApp = () =>
  installPrompt.value ? (
    <div class="row between">
      <p>Put your day one tap away.</p>
      <InstallButton />
    </div>
  ) : null;
