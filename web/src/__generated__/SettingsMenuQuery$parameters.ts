/**
 * @generated SignedSource<<a2b9918f4c6d2a449ca7f41f37cb54f9>>
 * @relayHash d45b8a99e6bc372c610ce86179ae5d7a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22851baab382b246fc8d04f65294307f5cb8381d0bf5900052dafa8b822159f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { SettingsMenuQuery } from './SettingsMenuQuery.graphql';

const node: PreloadableConcreteRequest<SettingsMenuQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22851baab382b246fc8d04f65294307f5cb8381d0bf5900052dafa8b822159f9",
    "metadata": {},
    "name": "SettingsMenuQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
