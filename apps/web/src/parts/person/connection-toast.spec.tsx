import '@testing-library/jest-dom';
import { Toaster } from '@aranya/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { sampleId, samplePerson } from '../../testing/samples';
import { dismissRequestToast, showConnectionToast } from './connection-toast';

test('each request and acceptance has one toast, with the way to it', async () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Toaster /> },
    { path: '*', Component: () => <p>Another screen</p> },
  ]);
  render(<Stub initialEntries={['/']} />);
  await act(() => Promise.resolve());
  act(() => {
    showConnectionToast('request', samplePerson(1));
    showConnectionToast('request', samplePerson(1));
    showConnectionToast('accepted', samplePerson(2));
  });
  const toasts = await screen.findAllByRole('status');
  expect(toasts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('Person 1wants to connectView'),
      expect.stringContaining('Person 2accepted your requestView'),
    ]),
  );
  expect(toasts).toHaveLength(2);
  const addresses = screen.getAllByRole('link', { name: 'View' }).map((link) => link.getAttribute('href'));
  expect(addresses.sort()).toEqual([
    '/community/connections?tab=pending',
    `/community/profile/${sampleId(2)}`,
  ]);
  act(() => dismissRequestToast(sampleId(1)));
  const requested = screen.getByText('wants to connect').closest('.Toastify__toast');
  await waitFor(() => {
    // The toast leaves with an animation.
    if (requested) fireEvent.animationEnd(requested);
    expect(screen.queryByText('wants to connect')).not.toBeInTheDocument();
  });
  fireEvent.click(screen.getByRole('link', { name: 'View' }));
  expect(await screen.findByText('Another screen')).toBeVisible();
});
