/**
 * @generated SignedSource<<2437b11dda071cdf011bb733c7bd00e7>>
 * @relayHash 3915f67bfe0e94fc04d75fdf50d678b0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f5ac56ae099b75addfc842b36bd5c5d073b170b4bf30aefe4e9352a468c6fb69

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewFormScreenQuery } from './NewFormScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewFormScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f5ac56ae099b75addfc842b36bd5c5d073b170b4bf30aefe4e9352a468c6fb69",
    "metadata": {},
    "name": "NewFormScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
