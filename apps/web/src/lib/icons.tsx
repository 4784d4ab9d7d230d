import type { ReactNode } from 'react';

export const drawIcon = (lines: ReactNode) =>
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

export const PawIcon = drawIcon(
  <>
    <circle cx="5" cy="11" r="1.8" />
    <circle cx="9.3" cy="6" r="2" />
    <circle cx="14.7" cy="6" r="2" />
    <circle cx="19" cy="11" r="1.8" />
    <path d="M12 11.500c-2.700 0-5.300 3-5.300 5.500 0 1.800 1.300 2.700 2.800 2.700 1 0 1.600-.5 2.500-.5s1.500.5 2.500.5c1.500 0 2.800-.9 2.800-2.700 0-2.500-2.600-5.500-5.300-5.500Z" />
  </>,
);

export const TreeIcon = drawIcon(<path d="M12 21.500V16M12 2.500 7 9h2l-4.500 7h15L15 9h2Z" />);

export const PlayingIcon = drawIcon(
  <path d="M7.500 6.500h9a4.500 4.500 0 0 1 4.500 4l.5 4.500a2.500 2.500 0 0 1-4.500 1.700L15.500 15h-7L7 16.700A2.500 2.500 0 0 1 2.500 15l.5-4.500a4.500 4.500 0 0 1 4.500-4ZM8 9.500v3M6.500 11h3M15 11.900v.01M17.500 9.900v.01" />,
);

export const PeopleIcon = drawIcon(
  <path d="M2.500 20.500a6.500 6.500 0 0 1 13 0M9 4.500a3.500 3.500 0 1 0 0 7 3.500 3.500 0 0 0 0-7M16 4.700a3.500 3.500 0 0 1 0 6.600M18 14.800a6.500 6.500 0 0 1 3.500 5.700" />,
);
