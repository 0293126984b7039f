/**
 * @generated SignedSource<<bfe677c161b080823cbaee9a7549be3e>>
 * @relayHash 309a595c1a79eddef51dc3f10c57065f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b32086505a9e5a50942a2e170587ef2c47477814278d9f601fdf1676b39a8db

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6b32086505a9e5a50942a2e170587ef2c47477814278d9f601fdf1676b39a8db",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
