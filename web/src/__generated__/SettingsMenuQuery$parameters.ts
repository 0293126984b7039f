/**
 * @generated SignedSource<<01ef1291962d9ad6b5d6b0956f157c97>>
 * @relayHash ac8c4689ca231e64a8201b342e8e5afc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1dd0846c99ff24d1bbe2abf4b31c1d7fb92c4b18662cf4d280ad2aa47170e346

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1dd0846c99ff24d1bbe2abf4b31c1d7fb92c4b18662cf4d280ad2aa47170e346",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
