/**
 * @generated SignedSource<<744a42fd82845ed96362550b57cc9d8e>>
 * @relayHash 74018e2a306bcbcc96663d744bf91594
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4af414c8e295d10155fb7256d9083afc592e101f50db0eecd2334a8a9deb4a4

import { PreloadableConcreteRequest } from 'relay-runtime';
import { CardScreenQuery } from './CardScreenQuery.graphql';

const node: PreloadableConcreteRequest<CardScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4af414c8e295d10155fb7256d9083afc592e101f50db0eecd2334a8a9deb4a4",
    "metadata": {},
    "name": "CardScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
