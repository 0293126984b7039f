/**
 * @generated SignedSource<<ccd1889614ef1545813dd81ddbf07d28>>
 * @relayHash dcc4f0cb363be78d84f73a1783a83c7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6d4a302ad956aa6ae0b33eb1597818ce347377d59d10cd56b8ddfb1e975c61eb

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6d4a302ad956aa6ae0b33eb1597818ce347377d59d10cd56b8ddfb1e975c61eb",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
