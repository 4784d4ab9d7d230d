// Jest cannot load Prettier, which is an ES module. The long test checks the formatting.
jest.mock('@nx/devkit', () => ({ ...jest.requireActual('@nx/devkit'), formatFiles: async () => undefined }));
