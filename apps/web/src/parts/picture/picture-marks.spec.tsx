import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { samplePicture } from '../../testing/samples';
import { PictureMarks } from './picture-marks';

const show = (changes: Parameters<typeof samplePicture>[1]) =>
  render(<PictureMarks picture={samplePicture(1, changes)} of="picture 2" owner="Meera" />);

test('the marks tell whose description and licence they open', async () => {
  show({ alt: 'A heron at dawn', licence: 'cc_by_sa' });
  const [alt, licence] = [screen.getByText('ALT'), screen.getByText('CC BY-SA')];
  expect(alt.closest('summary')).toHaveTextContent('ALT, the description of picture 2');
  expect(licence.closest('summary')).toHaveTextContent('CC BY-SA 4.0, the licence of picture 2');
  expect(screen.getByText('A heron at dawn')).not.toBeVisible();
  await userEvent.click(alt);
  expect(screen.getByText('A heron at dawn')).toBeVisible();
  await userEvent.click(licence);
  expect(screen.getByRole('link', { name: 'CC BY-SA 4.0' })).toHaveAttribute(
    'rel',
    expect.stringContaining('license'),
  );
});

test('without a description there is no mark for one; a picture with all rights reserved has its sign', () => {
  show({});
  expect(screen.queryByText('ALT')).not.toBeInTheDocument();
  expect(screen.getByText('©').closest('summary')).toHaveTextContent(
    'All rights reserved, the licence of picture 2',
  );
});
