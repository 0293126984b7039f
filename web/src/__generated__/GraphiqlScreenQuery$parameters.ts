/**
 * @generated SignedSource<<fbfc7244e4d891f870b401d456d12f5f>>
 * @relayHash 8c584290b2b130f96f7c53e2734363bf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8f9b416d70d4b1390b48f9897e889e19043708a9784ec80150a3242c337dd9b7

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GraphiqlScreenQuery } from './GraphiqlScreenQuery.graphql';

const node: PreloadableConcreteRequest<GraphiqlScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8f9b416d70d4b1390b48f9897e889e19043708a9784ec80150a3242c337dd9b7",
    "metadata": {},
    "name": "GraphiqlScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
