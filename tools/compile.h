/* Read before all C that mypyc writes. It does what Python's own functions of these names do, but the usual cases, small
 * numbers and short lists, in place: a call into Python's library takes several times as long as the work itself. All else
 * is left to those functions, and so is all of it on a Python whose numbers and lists may look different. */

#include <Python.h>

/* Whether an object is of a class. Classes have one base each, so its bases tell it faster than a search of its `mro`. */
static inline int rathaus_is_of(PyObject *object, PyTypeObject *wanted) {
    for (PyTypeObject *type = Py_TYPE(object); type != NULL; type = type->tp_base)
        if (type == wanted)
            return 1;
    return PyType_IsSubtype(Py_TYPE(object), wanted);
}

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) rathaus_is_of((PyObject *)(object), type)

#if PY_VERSION_HEX < 0x030C0000 && !defined(Py_REF_DEBUG)

/* Lists that were given up wait here, empty but with their room, to be the next ones. They are alive all the time, for
 * the garbage collector too, and belong to nobody else. Those with room for up to 8, 16 and 32 wait apart, so that a
 * short list does not keep a lot of room. */
#define RATHAUS_LISTS 32
#define RATHAUS_ROOM 32 /* a longer list is not kept */

typedef struct {
    PyListObject *waiting[3][RATHAUS_LISTS];
    int waits[3];
} rathaus_store;

static rathaus_store *rathaus_lists;

/* One store for all compiled modules, since a list that the rules make may be given up by the kernel. It is found while
 * Python loads the module. */
__attribute__((constructor)) static void rathaus_find_store(void) {
    static rathaus_store own;
    PyObject *capsule = PySys_GetObject("_rathaus_lists");
    if (capsule != NULL && PyCapsule_IsValid(capsule, "_rathaus_lists")) {
        rathaus_lists = PyCapsule_GetPointer(capsule, "_rathaus_lists");
        return;
    }
    rathaus_lists = &own; /* modules are never unloaded */
    capsule = PyCapsule_New(&own, "_rathaus_lists", NULL);
    if (capsule == NULL || PySys_SetObject("_rathaus_lists", capsule) < 0)
        PyErr_Clear();
    Py_XDECREF(capsule);
}

static inline int rathaus_kind(Py_ssize_t room) {
    return room > 8 ? room > 16 ? 2 : 1 : 0;
}

static inline void rathaus_decref(PyObject *object);

static void rathaus_give_up(PyObject *object) {
    PyListObject *list = (PyListObject *)object;
    if (!PyList_CheckExact(object) || list->allocated == 0 || list->allocated > RATHAUS_ROOM) {
        Py_TYPE(object)->tp_dealloc(object);
        return;
    }
    object->ob_refcnt = 1;
    Py_ssize_t length = Py_SIZE(list);
    Py_SET_SIZE(list, 0);
    for (Py_ssize_t at = 0; at < length; at++)
        if (list->ob_item[at] != NULL)
            rathaus_decref(list->ob_item[at]);
    int kind = rathaus_kind(list->allocated);
    if (object->ob_refcnt == 1 && Py_SIZE(list) == 0 && rathaus_lists->waits[kind] < RATHAUS_LISTS)
        rathaus_lists->waiting[kind][rathaus_lists->waits[kind]++] = list;
    else if (--object->ob_refcnt == 0)
        Py_TYPE(object)->tp_dealloc(object);
}

static inline void rathaus_decref(PyObject *object) {
    if (--object->ob_refcnt == 0)
        rathaus_give_up(object);
}

#undef Py_DECREF
#define Py_DECREF(object) rathaus_decref((PyObject *)(object))

/* A list of this length, to be filled in at once. */
static PyObject *rathaus_list(Py_ssize_t length) {
    int kind = rathaus_kind(length);
    if (rathaus_lists->waits[kind] == 0 || length > RATHAUS_ROOM)
        return PyList_New(length);
    PyListObject *list = rathaus_lists->waiting[kind][rathaus_lists->waits[kind] - 1];
    if (list->allocated < length) {
        Py_ssize_t room = (length + 7) & ~(Py_ssize_t)7;
        PyObject **items = PyMem_Realloc(list->ob_item, room * sizeof(PyObject *));
        if (items == NULL)
            return PyErr_NoMemory();
        list->ob_item = items;
        list->allocated = room;
    }
    rathaus_lists->waits[kind]--;
    for (Py_ssize_t at = 0; at < length; at++)
        list->ob_item[at] = NULL;
    Py_SET_SIZE(list, length);
    return (PyObject *)list;
}

static PyObject *rathaus_part(PyObject *object, Py_ssize_t first, Py_ssize_t end) {
    Py_ssize_t length = PyList_GET_SIZE(object);
    first = first < 0 ? 0 : first > length ? length : first;
    end = end < first ? first : end > length ? length : end;
    PyObject *part = rathaus_list(end - first);
    if (part == NULL)
        return NULL;
    for (Py_ssize_t at = first; at < end; at++) {
        PyObject *item = PyList_GET_ITEM(object, at);
        Py_INCREF(item);
        PyList_SET_ITEM(part, at - first, item);
    }
    return part;
}

static inline int rathaus_append(PyObject *list, PyObject *object) {
    Py_ssize_t length = PyList_GET_SIZE(list);
    if (length >= ((PyListObject *)list)->allocated)
        return PyList_Append(list, object);
    Py_INCREF(object);
    PyList_SET_ITEM(list, length, object);
    Py_SET_SIZE(list, length + 1);
    return 0;
}

/* Numbers: the smallest exist once and are kept at hand; those of one digit are counted with in place. */
#define RATHAUS_AT_HAND 256

static PyObject *rathaus_at_hand[RATHAUS_AT_HAND];

static inline PyObject *rathaus_number(Py_ssize_t value) {
    if ((size_t)value >= RATHAUS_AT_HAND)
        return PyLong_FromSsize_t(value);
    PyObject *number = rathaus_at_hand[value];
    if (number == NULL) {
        number = PyLong_FromSsize_t(value);
        if (number == NULL)
            return NULL;
        rathaus_at_hand[value] = number; /* for good */
    }
    Py_INCREF(number);
    return number;
}

static inline int rathaus_is_small(PyObject *object, Py_ssize_t *value) {
    Py_ssize_t digits = Py_SIZE(object);
    if (!PyLong_CheckExact(object) || digits < -1 || digits > 1)
        return 0;
    *value = digits == 0 ? 0 : digits * (Py_ssize_t)((PyLongObject *)object)->ob_digit[0];
    return 1;
}

static inline PyObject *rathaus_add(PyObject *object, PyObject *other) {
    Py_ssize_t first, second;
    if (rathaus_is_small(object, &first) && rathaus_is_small(other, &second))
        return rathaus_number(first + second);
    return PyNumber_InPlaceAdd(object, other);
}

static inline PyObject *rathaus_subtract(PyObject *object, PyObject *other) {
    Py_ssize_t first, second;
    if (rathaus_is_small(object, &first) && rathaus_is_small(other, &second))
        return rathaus_number(first - second);
    return PyNumber_InPlaceSubtract(object, other);
}

static inline int rathaus_contains(PyObject *list, PyObject *object) {
    Py_ssize_t wanted, value;
    if (!PyList_CheckExact(list) || !rathaus_is_small(object, &wanted))
        return PySequence_Contains(list, object);
    for (Py_ssize_t at = 0; at < PyList_GET_SIZE(list); at++) {
        if (!rathaus_is_small(PyList_GET_ITEM(list, at), &value))
            return PySequence_Contains(list, object);
        if (value == wanted)
            return 1;
    }
    return 0;
}

#define PyList_New(length) rathaus_list(length)
#define PyList_GetSlice(list, first, end) rathaus_part(list, first, end)
#define PyList_Append(list, object) rathaus_append(list, object)
#define PyLong_FromSsize_t(value) rathaus_number(value)
#define PyLong_FromLong(value) rathaus_number(value)
#define PyNumber_InPlaceAdd(object, other) rathaus_add(object, other)
#define PyNumber_InPlaceSubtract(object, other) rathaus_subtract(object, other)
#define PySequence_Contains(list, object) rathaus_contains(list, object)

#endif
