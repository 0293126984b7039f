/**
 * @generated SignedSource<<cdb0b788cc8a76fd3a442e89fe44fd29>>
 * @relayHash a32253f2e245edbbb10cbdc546e42cdb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 205e6623bc95f55449d6bcf4eba1f8faf35a76aa8226d29d01f77021e0d5c1ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { TimelineScreenQuery } from './TimelineScreenQuery.graphql';

const node: PreloadableConcreteRequest<TimelineScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "205e6623bc95f55449d6bcf4eba1f8faf35a76aa8226d29d01f77021e0d5c1ea",
    "metadata": {},
    "name": "TimelineScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
