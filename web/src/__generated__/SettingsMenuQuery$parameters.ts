/**
 * @generated SignedSource<<7816e5dda9b26fe22b08e29c7ff04418>>
 * @relayHash 182280f81789ef65c7d9f68aa56c26b2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96ff4d81c8fe8e2aa25ced2e832456df8ae073b2547a371fbed57af78750e02e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96ff4d81c8fe8e2aa25ced2e832456df8ae073b2547a371fbed57af78750e02e",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
