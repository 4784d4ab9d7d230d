import { endKeptDatabases } from './test-database';

afterAll(endKeptDatabases);
