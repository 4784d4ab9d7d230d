import { PATIENCE, watchForUpdate } from './update-watch';

class FakeWorker extends EventTarget {
  state = 'installing';
  readonly postMessage = jest.fn();
  become(state: string) {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

function start({
  controlled = true,
  waiting = null as FakeWorker | null,
  installing = null as FakeWorker | null,
} = {}) {
  const container = Object.assign(new EventTarget(), { controller: controlled ? {} : null });
  const active = new FakeWorker();
  const registration = Object.assign(new EventTarget(), { active, waiting, installing });
  const onReady = jest.fn();
  const reload = jest.fn();
  const watch = watchForUpdate({
    container: container as unknown as ServiceWorkerContainer,
    registration: registration as unknown as ServiceWorkerRegistration,
    onReady,
    reload,
  });
  return {
    watch,
    active,
    onReady,
    reload,
    /** Another version arrives and lies ready. */
    arrive: () => {
      const worker = new FakeWorker();
      registration.installing = worker;
      registration.dispatchEvent(new Event('updatefound'));
      registration.installing = null;
      registration.waiting = worker;
      worker.become('installed');
      return worker;
    },
    /** The waiting worker takes over every window of the site. */
    change: () => {
      container.controller = {};
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the first worker of all is no update, even when it takes the page over', () => {
  const installing = new FakeWorker();
  const { onReady, reload, change } = start({ controlled: false, installing });
  installing.become('installed');
  change();
  expect(onReady).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('a version that waits already is offered at once, and once only', () => {
  const { onReady, arrive } = start({ waiting: new FakeWorker() });
  expect(onReady).toHaveBeenCalledTimes(1);
  arrive();
  expect(onReady).toHaveBeenCalledTimes(1);
});

test('a version that arrives is offered when it lies ready, not before, and nothing is loaded again', () => {
  const installing = new FakeWorker();
  const { onReady, reload, arrive } = start({ installing });
  installing.become('activating');
  expect(onReady).not.toHaveBeenCalled();
  const worker = arrive();
  expect(onReady).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(24 * 3_600_000);
  expect(worker.postMessage).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});

test('taken, the old worker stops, the new one is let in, and the page loads again once it is there', () => {
  const { watch, active, reload, arrive, change } = start();
  const worker = arrive();
  watch.take();
  watch.take();
  expect(active.postMessage.mock.calls).toEqual([[{ type: 'STOP_KEEPING' }]]);
  expect(worker.postMessage.mock.calls).toEqual([[{ type: 'SKIP_WAITING' }]]);
  expect(reload).not.toHaveBeenCalled();
  change();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a worker that never comes does not keep anybody waiting', () => {
  const { watch, reload, arrive } = start();
  arrive();
  watch.take();
  jest.advanceTimersByTime(PATIENCE);
  expect(reload).toHaveBeenCalledTimes(1);
});

test('taken in another tab: this one is told, stays as it is, and a click needs only load it again', () => {
  const { watch, onReady, reload, change } = start();
  change();
  expect(onReady).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
  watch.take();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('stopped, it hears nothing more', () => {
  const { watch, onReady, reload, arrive, change } = start();
  watch.stop();
  arrive();
  change();
  jest.advanceTimersByTime(PATIENCE);
  expect(onReady).not.toHaveBeenCalled();
  expect(reload).not.toHaveBeenCalled();
});
