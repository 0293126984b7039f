/**
 * @generated SignedSource<<8e548575d95ee82d4e98d88e797289bb>>
 * @relayHash 087fb440a5a9c5ef78aea45c48f5e75b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e1791f171e6c51c39ad85c589fd65fa49a634930f0af7976de7e0ac58acd9c0f

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ErrorLogScreenQuery } from './ErrorLogScreenQuery.graphql';

const node: PreloadableConcreteRequest<ErrorLogScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e1791f171e6c51c39ad85c589fd65fa49a634930f0af7976de7e0ac58acd9c0f",
    "metadata": {},
    "name": "ErrorLogScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
