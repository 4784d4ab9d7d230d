import { useState } from 'react';
import {
  ArrowLeftIcon,
  ArrowRightIcon,
  Badge,
  Button,
  DeleteIcon,
  FilterPills,
  FlagIcon,
  IconButton,
  Menu,
  Pagination,
  PlusIcon,
  SendIcon,
  SettingsIcon,
  Tabs,
  buttonClass,
} from '../src/index';
import styles from './playground.module.css';
import { Section } from './section';

export function Actions() {
  const [pending, setPending] = useState(false);
  const wait = () => {
    setPending(true);
    setTimeout(() => setPending(false), 2500);
  };
  return (
    <Section title="Buttons">
      <div className="row wraps gap-3">
        <Button size="l">Explore</Button>
        <Button icon={<PlusIcon />}>Create Post</Button>
        <Button variant="fill">See Details</Button>
        <Button variant="outline">View Profile</Button>
        <Button variant="quiet" icon={<ArrowLeftIcon />}>
          Back to Games
        </Button>
        <Button variant="danger">Delete post</Button>
        <a className={buttonClass({ variant: 'outline' })} href="#main">
          A link <ArrowRightIcon />
        </a>
      </div>
      <div className="row wraps gap-3">
        <Button pending>Publish Post</Button>
        <Button variant="fill" pending>
          Following
        </Button>
        <Button variant="outline" pending={pending} onClick={wait}>
          Press to wait
        </Button>
        <Button disabled>Disabled</Button>
        <Button variant="outline" disabled>
          Previous
        </Button>
      </div>
      <div className="row wraps gap-3">
        <IconButton label="Settings" icon={<SettingsIcon />} />
        <IconButton label="Settings on sand" variant="sand" icon={<SettingsIcon />} />
        <IconButton label="Settings, outlined" variant="outline" icon={<SettingsIcon />} />
        <IconButton label="Send" variant="fill" icon={<SendIcon />} />
        <IconButton label="Send now" variant="primary" icon={<SendIcon />} />
        <IconButton label="Sending" variant="fill" icon={<SendIcon />} pending />
        <Menu
          label="More"
          items={[
            { id: 'report', label: 'Report', icon: <FlagIcon />, onSelect: () => undefined },
            { id: 'mute', label: 'Mute', onSelect: () => undefined, disabled: true },
            { id: 'delete', label: 'Delete', icon: <DeleteIcon />, onSelect: () => undefined, danger: true },
          ]}
        />
        <Badge>Pending</Badge>
        <Badge tone="saffron" label="1 unread message">
          1
        </Badge>
        <Badge tone="fill">12</Badge>
        <Badge tone="danger">Blocked</Badge>
        <Badge tone="success">Saved</Badge>
      </div>
      <div className={styles.picture}>
        <div className="row wraps gap-3">
          <Button size="l">Explore</Button>
          <Button size="l" variant="onPicture">
            Live Tracking
          </Button>
          <IconButton label="Remove picture" variant="onPicture" icon={<DeleteIcon />} />
        </div>
      </div>
    </Section>
  );
}

const PLACES = [
  { value: 'all', label: 'All' },
  { value: 'park', label: 'National Park' },
  { value: 'sanctuary', label: 'Wildlife Sanctuary' },
] as const;

export function Choices() {
  const [place, setPlace] = useState<(typeof PLACES)[number]['value']>('park');
  const [page, setPage] = useState(2);
  const [long, setLong] = useState(10);
  const [text, setText] = useState(1);
  return (
    <Section title="Choices">
      <FilterPills label="Kind of place" options={PLACES} value={place} onValueChange={setPlace} />
      <Tabs
        label="Profile"
        items={[
          { id: 'posts', label: 'Posts', content: <p>What was written.</p> },
          { id: 'media', label: 'Media', count: 12, content: <p>What was seen.</p> },
          { id: 'likes', label: 'Likes', content: <p>What was liked.</p> },
        ]}
      />
      <Pagination label="Pages, eight" page={page} pageCount={8} onPageChange={setPage} />
      <Pagination label="Pages, many" page={long} pageCount={40} onPageChange={setLong} />
      <Pagination label="Pages in words" variant="text" page={text} pageCount={4} onPageChange={setText} />
    </Section>
  );
}
