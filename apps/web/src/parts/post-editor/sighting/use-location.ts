import { announce } from '@aranya/ui';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from './coordinates';
import { m } from '../../../lib/language/messages';

const TIMEOUT_MS = 20_000;

const problems: Readonly<Record<number, () => string>> = { 1: m.saw_blocked, 3: m.saw_too_long };

/**
 * Asks the browser for the device's location, which asks the person.
 * @param foundText is announced
 */
export function useLocation(onFound: (point: Coordinates) => void, foundText: string) {
  const [locating, setLocating] = useState(false);
  const [problem, setProblem] = useState('');
  const found = useRef(onFound);
  const here = useRef(true);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    here.current = true;
    return () => {
      here.current = false;
    };
  }, []);

  const end = (text: string) => {
    setLocating(false);
    setProblem(text);
  };
  const locate = () => {
    if (!('geolocation' in navigator)) return end(m.saw_no_location());
    setLocating(true);
    setProblem('');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!here.current) return;
        end('');
        announce(foundText);
        found.current({ lat: coords.latitude, lng: coords.longitude });
      },
      ({ code }) => here.current && end((problems[code] ?? m.saw_not_found)()),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS, maximumAge: 60_000 },
    );
  };
  return { locate, locating, problem };
}
