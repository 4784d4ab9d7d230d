/** The parts of the browser that an update goes through; tests give others. */
export interface UpdateParts {
  readonly container: Pick<ServiceWorkerContainer, 'controller'> & EventTarget;
  readonly registration: Pick<ServiceWorkerRegistration, 'active' | 'waiting' | 'installing'> & EventTarget;
  /** Called once, when a newer version of the site can be had. */
  readonly onReady: () => void;
  readonly reload: () => void;
}

export interface UpdateWatch {
  /** Goes over to the newer version: the only thing that ever reloads the page. */
  readonly take: () => void;
  readonly stop: () => void;
}

/** Should the newer version not take over within this time, the page is loaded again all the same. Milliseconds. */
export const PATIENCE = 4_000;

/**
 * Tells when a newer version of the site lies ready, and goes over to it when asked. A new worker waits until then, or
 * until no window of the site is open any more; nothing is done to a page that nobody has asked for, since it may hold
 * a half-written post or a running game. Where another tab has gone over, this one goes on with its old scripts and
 * says that there is something newer.
 */
export function watchForUpdate({ container, registration, onReady, reload }: UpdateParts): UpdateWatch {
  const listening: (() => void)[] = [];
  const listen = (target: EventTarget, type: string, listener: () => void) => {
    target.addEventListener(type, listener);
    listening.push(() => target.removeEventListener(type, listener));
  };
  let controlled = container.controller !== null;
  let told = false;
  let taking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const tell = () => {
    if (told) return;
    told = true;
    onReady();
  };
  // The first worker of all brings nothing new: the page is of its own version.
  const tellIfUpdate = () => {
    if (registration.waiting && container.controller) tell();
  };
  const follow = (worker: ServiceWorker | null) => {
    if (worker) listen(worker, 'statechange', () => worker.state === 'installed' && tellIfUpdate());
  };

  tellIfUpdate();
  follow(registration.installing);
  listen(registration, 'updatefound', () => follow(registration.installing));
  listen(container, 'controllerchange', () => {
    if (taking) reload();
    else if (controlled) tell();
    controlled = true;
  });

  return {
    take: () => {
      if (taking) return;
      taking = true;
      if (!registration.waiting) return reload();
      // The browser waits until the old worker has nothing left to do, which may be hundreds of pictures.
      registration.active?.postMessage({ type: 'STOP_KEEPING' });
      registration.waiting.postMessage({ type: 'SKIP_WAITING' });
      timer = setTimeout(reload, PATIENCE);
    },
    stop: () => {
      clearTimeout(timer);
      for (const end of listening) end();
    },
  };
}
