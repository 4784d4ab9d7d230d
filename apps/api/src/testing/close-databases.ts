import { closeKeptDatabases } from './kept-databases';

afterAll(closeKeptDatabases);
