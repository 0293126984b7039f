/**
 * @generated SignedSource<<c09af86c434c9a0b986f5523633d57ff>>
 * @relayHash 8169c66bbd12935ed7038ed699c0eeb3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8a72f2e18934c6b0af1d1a920f04ac93d13827595bce5061b600d95346ed15b3

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8a72f2e18934c6b0af1d1a920f04ac93d13827595bce5061b600d95346ed15b3",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
