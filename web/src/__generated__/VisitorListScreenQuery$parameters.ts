/**
 * @generated SignedSource<<d4c52d6cee63858a3cdccb155dc4e2b6>>
 * @relayHash ec7dc6ef7e049156bc28e8744cba7939
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 33773730faf77067217d33853e8aaf405950b19e434d419175c8feba04df590e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorListScreenQuery } from './VisitorListScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorListScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "33773730faf77067217d33853e8aaf405950b19e434d419175c8feba04df590e",
    "metadata": {},
    "name": "VisitorListScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
