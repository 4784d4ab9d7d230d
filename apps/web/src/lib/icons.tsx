import type { ReactNode } from 'react';

const drawIcon = (lines: ReactNode) =>
  function Icon() {
    return (
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {lines}
      </svg>
    );
  };

export const BurgerIcon = drawIcon(<path d="M4 7h16M4 12h16M4 17h11" />);

export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />);

export const SunIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 2.500v2M12 19.500v2M2.5 12h2M19.5 12h2M5.300 5.300l1.400 1.400M17.300 17.300l1.400 1.400M5.300 18.700l1.400-1.400M17.300 6.700l1.400-1.400" />
  </>,
);

export const MoonIcon = drawIcon(<path d="M20 14.500A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.500Z" />);

export const ArrowIcon = drawIcon(<path d="M5 12h14M13 6l6 6-6 6" />);

export const ArrowBackIcon = drawIcon(<path d="M19 12H5M11 6l-6 6 6 6" />);

export const RouteIcon = drawIcon(
  <>
    <circle cx="6" cy="19" r="3" />
    <circle cx="18" cy="5" r="3" />
    <path d="M9 19h8.500a3.500 3.500 0 0 0 0-7h-11a3.500 3.500 0 0 1 0-7H15" />
  </>,
);

export const SeenIcon = drawIcon(<path d="M12 3a9 9 0 1 0 9 9M8.500 11.500 12 15 21 5" />);
