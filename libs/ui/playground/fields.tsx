import { useState } from 'react';
import {
  Card,
  Checkbox,
  Combobox,
  FileDropButton,
  SearchField,
  Select,
  TextArea,
  TextField,
} from '../src/index';
import styles from './playground.module.css';
import { Section } from './section';

const STATUSES = [
  { value: 'all', label: 'All Conservation Status' },
  { value: 'vu', label: 'Vulnerable' },
  { value: 'en', label: 'Endangered' },
] as const;

const BIRDS = [
  'Amur falcon',
  'Arctic tern',
  'Bar-headed goose',
  'Demoiselle crane',
  'Greater flamingo',
  'Osprey',
  'Pied cuckoo',
  'Siberian crane',
];

export function Fields() {
  const [search, setSearch] = useState('Kanha');
  const [bird, setBird] = useState('');
  const [files, setFiles] = useState('Nothing chosen yet');
  const found = bird.trim()
    ? BIRDS.filter((one) => one.toLowerCase().includes(bird.trim().toLowerCase()))
    : [];
  return (
    <Section title="Fields">
      <div className={styles.grid}>
        <div className="stack gap-4 shrinks">
          <TextField label="Name" defaultValue="Meera Kulkarni" autoComplete="name" />
          <TextField
            label="Username"
            hint="3 to 30 of a to z, 0 to 9 and _"
            placeholder="meera_in_the_marsh"
          />
          <TextField label="Username taken" defaultValue="meera" error="This name belongs to somebody else" />
          <TextField label="Disabled" defaultValue="Cannot be changed" disabled />
        </div>
        <div className="stack gap-4 shrinks">
          <SearchField
            label="Search parks"
            placeholder="Search by name or location..."
            value={search}
            onValueChange={setSearch}
          />
          <Select label="Conservation status" options={STATUSES} />
          <Combobox
            label="Search bird"
            labelHidden={false}
            placeholder="Search bird..."
            hint="Try a, crane or xyz"
            inputValue={bird}
            onInputValueChange={setBird}
            items={found}
            itemKey={(one) => one}
            itemLabel={(one) => one}
            onSelect={setBird}
            noMatchText={bird.trim() && !BIRDS.includes(bird) ? 'No such bird found' : undefined}
          />
          <Checkbox label="Stay signed in" hint="On this device only" defaultChecked />
          <Checkbox label="I have read the rules" error="Needed to go on" />
        </div>
        <div className="stack gap-4 shrinks">
          <TextArea label="Message" placeholder="What did you see?" />
          <TextArea
            label="Near its limit"
            limit={60}
            defaultValue="Two otters at the third bend, playing with a stone."
          />
          <TextArea
            label="Over its limit"
            limit={24}
            rows={2}
            defaultValue="A long story about a very small frog."
          />
        </div>
        <Card className="gap-4 pad-5">
          <TextArea label="Post" labelHidden bare placeholder="What's happening?" />
          <FileDropButton
            label="Add pictures"
            multiple
            onFiles={(chosen) => setFiles(chosen.map((file) => file.name).join(', '))}
            onRefused={() => setFiles('That file is not a picture')}
          />
          <div className="row wraps gap-3">
            <FileDropButton label="Change cover" look="button" onFiles={() => undefined} />
            <FileDropButton label="Attach a picture" look="icon" onFiles={() => undefined} />
            <FileDropButton label="Disabled" look="button" disabled onFiles={() => undefined} />
          </div>
          <p className="note">{files}</p>
        </Card>
      </div>
    </Section>
  );
}
